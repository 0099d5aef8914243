// All elements of the kit, as a page would load them.
import '../src/components/all/all.js';
