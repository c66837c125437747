export { brokenEntry } from './arbitrary.ts';
export { describeContract, type LibraryContract } from './describe-contract.ts';
export { spoiledEntries, type SpoiledEntry } from './spoiled.ts';
