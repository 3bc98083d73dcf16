/**
 * Watches what extensions of the browser add, move or remove in a tree that React will hydrate. Returns a function that
 * restores the server's tree and stops watching.
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
