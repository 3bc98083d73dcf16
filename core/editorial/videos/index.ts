export { createLoadVideo, type VideoScreen } from './load-video.ts';
export type { OneVideo, VideoPage, VideoReviews } from './ports.ts';
export { isoDuration, isYoutubeId, runningTime, VIDEO_PAGE, type VideoReview } from './videos.ts';
