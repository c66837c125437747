export { Listener as default } from './blocks.tsx';
