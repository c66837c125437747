/** Colour names that editors may use, as `{ teal: '#0b7a75' }`. `ink` and `paper` are what text is set in. */
export type Palette = Readonly<Record<string, string>> & { readonly ink: string; readonly paper: string };
