export { brokenEntry } from './arbitrary.ts';
export { describeContract, type LibraryContract } from './describe-contract.ts';
export { sampleOf, type Sample } from './sample.ts';
export { spoiledEntries, type SpoiledEntry } from './spoiled.ts';
export { doubledIds } from './story-contract/doubled-ids.ts';
export { englishAmong, EVERY_WORD, textsIn } from './story-contract/third-language.ts';
