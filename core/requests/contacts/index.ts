export {
  EMPTY_FEEDBACK,
  type Feedback,
  type FeedbackDesk,
  MESSAGE_MAX,
  MESSAGE_MIN,
  validateFeedback,
} from './feedback.ts';
export { mapLinks, mapNames, type Point } from './maps.ts';
export { shopPlaces } from './places.ts';
