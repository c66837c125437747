export { enhanceWifiCalculator as default } from '@skein/blocks/enhance-wifi-calculator';
