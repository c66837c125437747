export { enhanceVideos as default } from '@skein/ui/enhance-video';
