export { hearComplaints, type Complaints } from './complaints.ts';
export { drawingFaults } from './drawing-faults.ts';
export { shapeOf, wakeWithReact, type Waking } from './estranged-page.ts';
export { serverHtml } from './server-html.ts';
export { strangerFaults, translatorFaults } from './stranger-faults.ts';
export { leftInEnglish } from './third-language.ts';
