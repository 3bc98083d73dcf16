/** Text in which one part, such as an order number, never breaks over two lines. */
export const NoWrap = ({ text, part }: { text: string; part: string }) => {
  const [before = '', ...rest] = text.split(part);
  return (
    <>
      {before}
      {rest.length > 0 ? <span className="whitespace-nowrap">{part}</span> : null}
      {rest.join(part)}
    </>
  );
};
