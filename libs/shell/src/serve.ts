export { pageFrame, type PageFrameOptions } from './serving/page-frame.ts';
