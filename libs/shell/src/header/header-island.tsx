import { HeaderFrame } from './header-frame.tsx';
import type { HeaderProps } from './header-props.ts';
import { Kept } from './served.tsx';

/**
 * `Header` for the browser: hydrates what `Header` drew on the server, with the same props, without the code of
 * what never changes there.
 */
export function HeaderIsland(props: HeaderProps) {
  const kept = <Kept />;
  return (
    <HeaderFrame {...props} start={kept} sales={kept} drawerTop={kept} drawerBody={kept} drawerEnd={kept} />
  );
}
