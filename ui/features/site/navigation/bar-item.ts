/** Look of an item of the mobile bar. */
export const barItem =
  'relative flex h-full w-full flex-col items-center justify-center gap-0.5 rounded-control text-12 font-medium text-muted transition -outline-offset-4 aria-[current]:text-ink';
