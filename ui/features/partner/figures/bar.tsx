/** A bar filled to a share of 0–1. */
export const Bar = ({ share }: { readonly share: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="block h-1 w-full text-ink">
    <rect width={100 * share} height={1} fill="currentColor" />
  </svg>
);
