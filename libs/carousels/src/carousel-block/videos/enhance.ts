export { enhanceVideoCarousels, startVideos } from './start-videos.ts';
