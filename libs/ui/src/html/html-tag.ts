/** Matches a tag with its attributes. A `<` inside an attribute value does not start another tag. */
export const HTML_TAG = /<(\/?)(\w+)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
