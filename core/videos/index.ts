export * from './load-video.ts';
export * from './ports.ts';
export * from './videos.ts';
