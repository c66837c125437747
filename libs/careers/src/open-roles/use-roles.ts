'use client';

import { useCallback, useEffect, useState } from 'react';
import type { BoardAddress } from '../board/board-calls.ts';
import type { Role } from '../roles/roles-of.ts';
import type { ServedRoles } from '../roles/serve-roles.ts';

export type RolesState =
  { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly roles: readonly Role[] };

const LOADING: RolesState = { status: 'loading' };
const FAILED: RolesState = { status: 'failed' };

function servedState(served: ServedRoles | undefined): RolesState {
  if (!served) return LOADING;
  return served.roles ? { status: 'ready', roles: served.roles } : FAILED;
}

/**
 * Requests the roles from the board. The code for this loads late, because the HTML from the server usually contains
 * the roles.
 */
async function load(board: BoardAddress): Promise<RolesState> {
  try {
    const { createJobBoard, rolesOf } = await import('./load-board.ts');
    const answer = await createJobBoard(board).list();
    return answer.ok ? { status: 'ready', roles: rolesOf(answer.value) } : FAILED;
  } catch {
    // The script did not load. The visitor sees the same message as for a failed request.
    return FAILED;
  }
}

/** Returns the roles that the server sent with the page. If there are none, requests them from the board. */
export function useRoles(served: ServedRoles | undefined, board: BoardAddress) {
  const [state, setState] = useState(() => servedState(served));
  const { kind, url } = board;
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let wanted = true;
    void load({ kind, url }).then((loaded) => {
      if (wanted) setState(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [isLoading, kind, url]);

  const retry = useCallback(() => setState(LOADING), []);
  return { state, retry };
}
