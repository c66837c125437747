export { AddressCheckDialog as default } from '@skein/shell';
