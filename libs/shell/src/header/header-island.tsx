import { HeaderFrame } from './header-frame.tsx';
import type { HeaderProps } from './header-props.ts';
import { Kept } from './kept.tsx';

/**
 * Hydrates, in the browser, the HTML that `Header` rendered on the server. It takes the same props, and does
 * not load the code of parts that never change.
 */
export function HeaderIsland(props: HeaderProps) {
  return (
    <HeaderFrame
      {...props}
      start={<Kept name="start" />}
      sales={<Kept name="sales" />}
      drawerTop={<Kept name="drawer-top" />}
      drawerBody={<Kept name="drawer-body" />}
      drawerEnd={<Kept name="drawer-end" />}
    />
  );
}
