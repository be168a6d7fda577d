import fc from 'fast-check';

/**
 * The same damages on every run, so that a failure is always the fault of the change that is tested. The nightly run takes a new seed each
 * time (RANDOM_SEED); fast-check prints it with a failure.
 */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });
