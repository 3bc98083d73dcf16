/** Stands behind the name of what has to be given; heard from the field itself. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-danger">
    {' '}
    *
  </span>
);
