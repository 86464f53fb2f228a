import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * One OpenSearch node without security, on a free port of this machine. It prints its address, and ends with the process that
 * started it, because that closes its input.
 */
public final class SearchNode extends Node {
  private SearchNode(Settings settings, List<Class<? extends Plugin>> plugins) {
    super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "node"), plugins, false);
  }

  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]);
    Files.createDirectories(home.resolve("config"));
    Settings settings = Settings.builder()
        .put("path.home", home.toString())
        .put("cluster.name", "hirehub")
        .put("node.name", "node")
        .put("discovery.type", "single-node")
        .put("network.host", "127.0.0.1")
        .put("http.port", "0")
        .put("transport.port", "0")
        .put("transport.type", "netty4")
        .put("http.type", "netty4")
        .put("node.processors", 2)
        // A nearly full disk of a laptop is no reason to refuse writes of a test.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        // As on Amazon's Serverless and domains: an index exists because it was created.
        .put("action.auto_create_index", false)
        .build();
    SearchNode node = new SearchNode(settings, List.of(Netty4Plugin.class, CommonAnalysisPlugin.class));
    node.start();
    int port = node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress().getPort();
    System.out.println("http://127.0.0.1:" + port);
    while (System.in.read() >= 0) {
      // Only its end is of interest.
    }
    node.close();
    System.exit(0);
  }
}
