/** The heading of a page and what it is about. */
export const PageTitle = ({ title, lead }: { readonly title: string; readonly lead: string }) => (
  <header className="mt-1 mb-8 md:mb-10">
    <h1 className="text-28 md:text-36 xl:text-48">{title}</h1>
    <p className="mt-2 max-w-[60ch] text-pretty text-18 text-muted">{lead}</p>
  </header>
);
