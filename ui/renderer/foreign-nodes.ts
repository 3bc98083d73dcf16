/**
 * Watches what others, as extensions of the browser, put into, move or take out of a tree that React is to hydrate. Gives the
 * function that brings the tree back to what the server wrote, and stops.
 */
export const watchForeignNodes = (root: Element): (() => void) => {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(root, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
  return () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    for (const change of changes.splice(0).reverse()) undo(change);
  };
};

const undo = ({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord): void => {
  if (target instanceof CharacterData) target.data = oldValue ?? '';
  for (const node of addedNodes) node.parentNode?.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
};
