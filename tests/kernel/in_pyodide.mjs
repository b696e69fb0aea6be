// Runs a module of the tests by Python in Node as it is in a page, with Coronet's sources, the stand-ins and a folder of
// units, and prints what it answers as JSON.
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
  const program = `
import inspect, json, sys
sys.path[:0] = ["/coronet/web/src/pocket/stand_ins", "/coronet/src", "/coronet"]
import ${module}
answer = ${module}.run()
json.dumps(await answer if inspect.isawaitable(answer) else answer)`;
  const said = await python.runPythonAsync(program);
  process.stdout.write(`${said}\n`, () => process.exit()); // clocks of a house may be asleep for minutes
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
