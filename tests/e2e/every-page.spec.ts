import { walkEveryPage } from '#tests/e2e/support/every-page.ts';
import { launchedWith } from '#tests/e2e/support/launch.ts';
import { test } from '#tests/e2e/support/shopper.ts';

// Here, every picture has to come.
test.use({ launchOptions: launchedWith() });

walkEveryPage('ru');
