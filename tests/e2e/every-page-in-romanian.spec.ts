import { walkEveryPage } from '#tests/e2e/support/every-page.ts';

// Without pictures: they are those of the Russian pages, but for a few, which the test that crawls all pages asks for.
walkEveryPage('ro');
