export { makeShareLink, type SharedLink, type ShareOutcome, type Sharing } from './sharing.ts';
