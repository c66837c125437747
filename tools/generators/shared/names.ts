import { names } from '@nx/devkit';

/**
 * One name in several spellings: for files (`team-quote`), values, components and sentences (`Team quote`).
 */
export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly label: string;
}

/**
 * Returns the forms of a name.
 * @throws if the name is not lower-case words joined by hyphens
 */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(
      `"${kebab}" cannot be a name: write lower-case words joined by hyphens, such as team-quote.`,
    );
  const { propertyName: camel, className: pascal } = names(kebab);
  return { kebab, camel, pascal, label: kebab.charAt(0).toUpperCase() + kebab.slice(1).replaceAll('-', ' ') };
}

/** Returns placeholder texts in both languages, until an editor writes the real ones. */
export const placeholder = ({ label }: Names) =>
  `t('${label}: what it says comes here', '${label}: aquí va lo que dice')`;
