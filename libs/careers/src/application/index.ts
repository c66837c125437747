export * from './application.constants.ts';
export type * from './application.types.ts';
export { applicationOf, fieldsOf, questionsOf, type AskedQuestions } from './application-of.ts';
export * from './application-entries.ts';
export {
  applicationMessages,
  applicationTexts,
  messageText,
  type ApplicationMessage,
} from './application-messages.ts';
export { knownLabel } from './known-questions.ts';
export type {
  ApplicationRefusal,
  ApplicationRefusalView,
  RenderApplicationRefusal,
} from './application-refusal.ts';
export { FILE_HEAD_BYTES, hasPdfHeader, mayBeTaken } from './file-head.ts';
export { applicationRules, chosenIn, type FileLook, type LookAtFile } from './application-rules.ts';
