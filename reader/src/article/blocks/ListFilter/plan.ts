// The plan that a visitor chose, and the address that brings it along.

/** Every plan, and the empty string for all of them. */
export const PLANS = ['', 'community', 'pro', 'premium'] as const;

export type PlanChoice = (typeof PLANS)[number];

/** The plan that an address names; all of them where it names none. */
export function planIn(search: string): PlanChoice {
  const asked = new URLSearchParams(search).get('plan');
  return PLANS.find((plan) => plan === asked) ?? '';
}

/** The address with a plan in its query; all plans need none. */
export function addressOfPlan(plan: PlanChoice, { pathname, search, hash }: Location): string {
  const asked = new URLSearchParams(search);
  if (plan) asked.set('plan', plan);
  else asked.delete('plan');
  const query = asked.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}
