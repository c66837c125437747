export { Form as default } from './blocks.tsx';
