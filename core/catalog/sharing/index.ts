export { makeShareLink, type SharedLink, type ShareLink, type ShareOutcome, type Sharing } from './sharing.ts';
