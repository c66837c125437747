/** Returns the name of a CMS field for people: `gfSubTitle` becomes `Sub title`. A name with spaces stays. */
export function fieldName(name: string): string {
  if (/\s/.test(name)) return name;
  const words = name.replace(/^gf(?=[A-Z])/, '').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
