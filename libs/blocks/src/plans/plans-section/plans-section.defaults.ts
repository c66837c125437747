export const planCardDefaults = { isActive: false, offeredZips: [], features: [], addOns: [] } as const;
export const plansSectionDefaults = { asChoice: false, isAnswer: false, isModule: false, cards: [] } as const;

/** Whether the section waits for a visitor whose address was just checked. */
export const isWithheld = (section: {
  readonly isAnswer?: boolean | undefined;
  readonly answered?: boolean | undefined;
}): boolean => section.isAnswer === true && section.answered !== true;
