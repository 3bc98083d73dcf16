/** Marks a required field; screen readers hear it from the field. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-danger">
    {' '}
    *
  </span>
);
