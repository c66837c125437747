/** Id of an element below all content that a screen shows when the page opens. */
export const FIRST_VIEW_END = 'first-view-end';

/** HTML of the invisible element that marks the end of the first view. */
export const FIRST_VIEW_END_HTML = `<template id="${FIRST_VIEW_END}"></template>`;

/** How many blocks the browser reads before the first paint: together they are higher than any usual screen. */
export const FIRST_VIEW_BLOCKS = 3;
