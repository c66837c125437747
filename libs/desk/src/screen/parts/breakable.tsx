import { Fragment, type ReactNode } from 'react';

/** Returns a path that breaks before its slashes and after its hyphens, and not inside its words. */
export const breakable = (path: string): ReactNode =>
  path.split(/(?<=-)|(?=(?<!^)\/)/u).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
