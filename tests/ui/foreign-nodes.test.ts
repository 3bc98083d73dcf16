// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { watchForeignNodes } from '#ui/hydration/foreign-nodes.ts';

it('brings a tree back to what the server wrote, whatever others have put in, moved, wrapped or rewritten', () => {
  const root = document.createElement('div');
  root.innerHTML = '<h1>Title</h1><form><input name="a"><input name="b"></form><p>text</p>';
  const { innerHTML: before } = root;
  const restore = watchForeignNodes(root);
  const [heading, form, paragraph] = root.children;
  const [first] = form?.children ?? [];
  root.prepend(document.createElement('extension-bar'));
  const around = document.createElement('span');
  first?.replaceWith(around);
  if (first) around.append(first, document.createElement('button'));
  heading?.replaceChildren('Titlu');
  if (paragraph?.firstChild) paragraph.firstChild.nodeValue = 'text rescris';
  form?.remove();
  restore();
  expect(root.innerHTML).toBe(before);
  root.append('later');
  restore();
  expect(root.innerHTML).toBe(`${before}later`);
});
