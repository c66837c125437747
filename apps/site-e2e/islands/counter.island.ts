export { Counter as default } from './blocks.tsx';
