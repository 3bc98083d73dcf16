/** Heading of a page and its summary. */
export const PageTitle = ({ title, lead }: { readonly title: string; readonly lead?: string | undefined }) => (
  <header className="mt-2 mb-8 md:mb-10">
    <h1 className="max-w-[28ch] text-28 md:text-36 xl:text-48">{title}</h1>
    {lead ? <p className="mt-3 max-w-[60ch] text-18 text-muted text-pretty">{lead}</p> : null}
  </header>
);
