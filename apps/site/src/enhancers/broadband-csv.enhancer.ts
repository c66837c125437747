export { enhanceBroadbandCsv as default } from '@skein/blocks/enhance-broadband-csv';
