import { names } from '@nx/devkit';

/** Spellings of a name: `team-quote`, `teamQuote`, `TeamQuote` and `Team quote`. */
export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly label: string;
}

/**
 * Returns all spellings of a name.
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

/** Returns the code of a placeholder text in English and Spanish, which the developer replaces. */
export const placeholder = ({ label }: Names) =>
  `t('${label}: what it says comes here', '${label}: aquí va lo que dice')`;
