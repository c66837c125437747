export { StayConnectedForm as default } from '@skein/forms';
