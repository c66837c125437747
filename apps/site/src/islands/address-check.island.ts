export { AddressCheckWithForm as default } from './address-check-with-form.tsx';
