export { brokenEntry } from './arbitrary.ts';
export { describeContract, type LibraryContract } from './describe-contract.ts';
export { describeDrawing } from './describe-drawing.ts';
export { doubledIds } from './doubled-ids.ts';
export { sampleOf, type Sample } from './sample.ts';
export { spoiledEntries, type SpoiledEntry } from './spoiled.ts';
export { checkEstranged, onEstrangedPages } from './describe-estranged.ts';
export { shapeOf, wakeWithReact, type Waking } from './estranged/estranged-page.ts';
export { englishAmong, EVERY_WORD, textsIn } from './third-language.ts';
