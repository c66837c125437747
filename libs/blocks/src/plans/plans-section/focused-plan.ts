/**
 * Returns the index of the plan that visitors see first: the active plan, else the second, else the only plan.
 */
export function focusedPlan(plans: readonly { readonly isActive?: boolean | undefined }[]): number {
  const active = plans.findIndex(({ isActive }) => isActive === true);
  return active === -1 ? Math.min(1, plans.length - 1) : active;
}
