export type { AddressFormContent, VisitorForm } from './address/address-content.shared.ts';
export type { ChosenPlan } from './address/chosen-plan.ts';
export * from './address/sign-up.texts.ts';
export * from './address-form/form-of-entry.ts';
export * from './blocks.ts';
export type * from './rules/refused-post.ts';
