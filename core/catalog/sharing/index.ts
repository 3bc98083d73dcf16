export {
  readSharedText,
  SHARED_MOST,
  type SharedFlaw,
  type SharedKind,
  type SharedLine,
  type SharedList,
  sharedText,
} from './shared-list.ts';
export {
  canBeScanned,
  createShareLink,
  type SharedLink,
  type ShareLink,
  type ShareOutcome,
  type Sharing,
} from './sharing.ts';
