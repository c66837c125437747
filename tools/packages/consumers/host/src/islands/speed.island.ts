export { Speed as default } from '../speed/speed.tsx';
