// Runs a module of the tests by Python in Node, with Coronet's sources and units, and prints what it answers as JSON.
// node in_pyodide.mjs ROOT UNITS MODULE
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [root, units, module] = process.argv.slice(2);
const env = {
  HOME: "/home",
  PYTHONDONTWRITEBYTECODE: "1",
  CORONET_CACHE: "/tmp/coronet",
  CORONET_UNITS: "/units",
};
const python = await loadPyodide({ env });
for (const [place, folder] of [["/coronet", root], ["/units", units]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
try {
  const program = `import json, sys\nsys.path[:0] = ["/coronet/src", "/coronet"]\nimport ${module}\njson.dumps(${module}.run())`;
  console.log(python.runPython(program));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
