/** The colors that editors may choose by name: `{ teal: '#0b7a75' }`. */
export type Palette = Readonly<Record<string, string>>;
