export { enhanceCityInfo as default } from '@skein/blocks/enhance-city-info';
